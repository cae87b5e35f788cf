/** Nothing: the first page carries the look of the menu's head, so that it is there from the first frame. */
export const Renderer = () => null
