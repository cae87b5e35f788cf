import type { BrowserContext } from 'playwright-core'

const unshown: string[] = []

/** Runs in the page: compares a box or radio button after everybody has heard of its tap with what the tap made of it. */
function watchBoxes(): void {
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

/**
 * Runs in the page: a button or stepper whose tap sends something changes the page before the answer is there: it turns busy, its
 * number moves, its sheet closes. However fast the answer, what shows only with it came too late.
 */
function watchButtons(): void {
  const { tapUnshown } = globalThis as unknown as { tapUnshown(words: string): void }
  const READS =
    /\/(query|get|list|batch|calc|check|auth$|auth\/|captcha|push|events|calConfirm|[a-z]*(detail|info|config|state|list)$)/i
  let shown = 0
  const count = (changes: MutationRecord[]) => {
    shown += changes.length
  }
  const changes = new MutationObserver(count)
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  let tap: { words: string; before: number } | undefined
  addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const button = isTrusted && target instanceof Element ? target.closest('button') : null
      if (!button || button.ariaDisabled || location.pathname.startsWith('/console')) return
      count(changes.takeRecords())
      tap = { words: button.ariaLabel ?? button.textContent ?? '', before: shown }
    },
    true,
  )
  const ask = globalThis.fetch
  globalThis.fetch = async (...asked) => {
    const of = tap
    tap = undefined
    const [path, how] = asked
    const counts = of && how?.method === 'POST' && typeof path === 'string' && !READS.test(path)
    if (!counts) tap = of
    try {
      return await ask(...asked)
    } finally {
      if (counts) {
        count(changes.takeRecords())
        if (shown === of.before) tapUnshown(`${of.words} (${path})`)
      }
    }
  }
}

/** A choice that shows only when an answer has come looks as if the tap had missed: watches that each one shows at once. */
export async function watchTaps(context: BrowserContext): Promise<void> {
  await context.exposeFunction('tapUnshown', (words: string) => void unshown.push(words))
  await context.addInitScript(watchBoxes)
  await context.addInitScript(watchButtons)
}

/** The taps that did not show since this was asked last. */
export const tapsUnshown = (): string[] => unshown.splice(0)
