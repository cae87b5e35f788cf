import type { BrowserContext } from 'playwright-core'

const unshown: string[] = []

/** Runs in the page: compares a box or radio button after everybody has heard of its tap with what the tap made of it. */
function watch(): void {
  const { tapUnshown } = globalThis as unknown as { tapUnshown(words: string): void }
  const tapped = new WeakMap<EventTarget, boolean>()
  const boxOf = ({ target }: Event) =>
    target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type) && !target.ariaDisabled
      ? target
      : undefined
  const before = (event: Event) => {
    const box = boxOf(event)
    if (box) tapped.set(box, box.checked)
  }
  const after = (event: Event) => {
    const box = boxOf(event)
    if (box?.isConnected && tapped.get(box) !== box.checked) tapUnshown(box.labels?.[0]?.textContent ?? box.name)
  }
  addEventListener('click', before, true)
  addEventListener('click', after)
}

/** A choice that shows only when an answer has come looks as if the tap had missed: watches that each one shows at once. */
export async function watchTaps(context: BrowserContext): Promise<void> {
  await context.exposeFunction('tapUnshown', (words: string) => void unshown.push(words))
  await context.addInitScript(watch)
}

/** The boxes and radio buttons that did not show their tap since this was asked last. */
export const tapsUnshown = (): string[] => unshown.splice(0)
