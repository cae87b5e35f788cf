/** Scrolls to the first field or group with an error and focuses it; a closed part that holds it opens. */
export function focusFirstError(root: Element | null | undefined): void {
  const first = root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-field-error]:not([hidden])')
  for (let part = first?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true
  first?.focus({ preventScroll: true })
  // The bar that saves covers the end of the page.
  first?.scrollIntoView({ block: 'center' })
}

/** Calls it once what is revealed now is drawn: in the frame after the next one. */
export const afterDrawing = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))
