/** The menu shows its dishes itself. */
export const Renderer = () => null
