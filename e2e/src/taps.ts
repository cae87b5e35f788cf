import type { BrowserContext } from 'playwright-core'

const unshown: string[] = []

/** Runs in the page: compares a box or radio button after everybody has heard of its tap with what the tap made of it. */
function watchBoxes(): void {
  const { tapUnshown } = globalThis as unknown as { tapUnshown(text: string): void }
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
  const { tapUnshown } = globalThis as unknown as { tapUnshown(text: string): void }
  const READS =
    /\/(query|get|list|batch|calc|check|auth$|auth\/|captcha|push|events|calConfirm|[a-z]*(detail|info|config|state|list|challenge)$)/i
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
  globalThis.fetch = async (...requested) => {
    const of = tap
    tap = undefined
    const [path, how] = requested
    const counts = of && how?.method === 'POST' && typeof path === 'string' && !READS.test(path)
    if (!counts) tap = of
    try {
      return await ask(...requested)
    } finally {
      if (counts) {
        count(changes.takeRecords())
        if (shown === of.before) tapUnshown(`${of.words} (${path})`)
      }
    }
  }
}

/**
 * Runs in the page: a typed letter stands in its field when everybody has heard of it, and no answer takes it away again. Codes
 * that are checked as they are typed may go with their answer; what is tapped or sent on may empty a form.
 */
function watchFields(): void {
  const { tapUnshown } = globalThis as unknown as { tapUnshown(text: string): void }
  type TextField = HTMLInputElement | HTMLTextAreaElement
  const standing = new Map<TextField, string>()
  const had = new WeakMap<TextField, string>()
  let typed = ''
  let watches = false
  const fieldOf = ({ target, isTrusted }: Event): TextField | undefined => {
    if (!isTrusted || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined
    const other = /^(checkbox|radio|file|range|date|time)$/.test(target.type) || target.autocomplete === 'one-time-code'
    return other ? undefined : target
  }
  const nameOf = (field: TextField) => field.labels?.[0]?.textContent ?? field.ariaLabel ?? field.name
  const watch = () => {
    for (const [field, value] of standing) {
      if (field.isConnected && field.value === value) continue
      standing.delete(field)
      if (field.isConnected) tapUnshown(`${nameOf(field)}: “${value}” became “${field.value}” by itself`)
    }
    watches = standing.size > 0
    if (watches) requestAnimationFrame(watch)
  }
  addEventListener(
    'beforeinput',
    event => {
      const field = fieldOf(event)
      if (field) had.set(field, field.value)
    },
    true,
  )
  addEventListener(
    'input',
    event => {
      const field = fieldOf(event)
      if (!field) return
      standing.delete(field)
      typed = field.value
    },
    true,
  )
  addEventListener('input', event => {
    const field = fieldOf(event)
    if (!field) return
    const before = had.get(field)
    if (before !== undefined && typed !== before && field.value === before) tapUnshown(`${nameOf(field)}: “${typed}”`)
    standing.set(field, field.value)
    if (!watches) requestAnimationFrame(watch)
    watches = true
  })
  // Who leaves a field may have it written in full; who taps or sends on may have the form emptied.
  const forget = () => standing.clear()
  addEventListener('focusout', ({ target }) => standing.delete(target as TextField), true)
  addEventListener('pointerdown', forget, true)
  addEventListener('click', forget, true)
  addEventListener('keydown', ({ key }) => /^(Enter|Escape|Tab)$/.test(key) && forget(), true)
}

/** Runs in the page: a sheet opens by the tap itself, with its skeleton in it, and not when the answer to the tap has come. */
function watchSheets(): void {
  const { tapUnshown } = globalThis as unknown as { tapUnshown(text: string): void }
  const isOpen = () => document.querySelector('dialog[open]:not([role="alertdialog"])') !== null
  /** Scripts that came with the page or by now: a sheet whose code is still on its way waits for that, not for an answer. */
  const scripts = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length
  let tap: { words: string; wasOpen: boolean; scripts: number } | undefined
  /** What the tap was on, and on which page: what another page opens at once is its own matter. */
  let answered: { words: string; path: string; scripts: number } | undefined
  addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const button = isTrusted && target instanceof Element ? target.closest('button') : null
      tap = button
        ? { words: button.ariaLabel ?? button.textContent ?? '', wasOpen: isOpen(), scripts: scripts() }
        : undefined
      answered = undefined
      setTimeout(() => {
        tap = undefined
      })
    },
    true,
  )
  const ask = globalThis.fetch
  globalThis.fetch = async (...requested) => {
    const of = tap
    const answer = await ask(...requested)
    // A clock that a journey turns itself would hold the answer for ever.
    if (!of || of.wasOpen || '__pwClock' in globalThis) return answer
    // However fast the answer: what the tap itself opens is open by then.
    await new Promise(later => setTimeout(later, 50))
    await new Promise(later => requestAnimationFrame(() => requestAnimationFrame(later)))
    if (isOpen()) return answer
    const path = typeof requested[0] === 'string' ? requested[0] : ''
    answered = { words: `${of.words} (${path})`, path: location.pathname, scripts: of.scripts }
    setTimeout(() => {
      answered = undefined
    }, 100)
    return answer
  }
  const opened = new MutationObserver(() => {
    if (answered?.path !== location.pathname || answered.scripts !== scripts() || !isOpen()) return
    tapUnshown(`A sheet opened with the answer only: ${answered.words}`)
    answered = undefined
  })
  opened.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
}

/** A choice that shows only when an answer has come looks as if the tap had missed: watches that each one shows at once. */
export async function watchTaps(context: BrowserContext): Promise<void> {
  await context.exposeFunction('tapUnshown', (text: string) => void unshown.push(text))
  await context.addInitScript(watchBoxes)
  await context.addInitScript(watchButtons)
  await context.addInitScript(watchFields)
  await context.addInitScript(watchSheets)
}

/** The taps that did not show since this was asked last. */
export const tapsUnshown = (): string[] => unshown.splice(0)
