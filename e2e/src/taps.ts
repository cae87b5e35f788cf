import type { BrowserContext } from 'playwright-core'

const unshown: string[] = []

/** Runs in the page: checks after all event handlers of a tap that the box or radio button has the tapped state. */
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
 * Runs in the page: a button or stepper whose tap sends a request must change the page before the answer arrives: it becomes
 * busy, its number changes, or its sheet closes. A change that appears only with the answer is a fault, however fast the answer.
 */
function watchButtons(): void {
  const { tapUnshown } = globalThis as unknown as { tapUnshown(text: string): void }
  const READS =
    /\/(query|get|list|batch|calc|check|auth$|auth\/|captcha|push|events|calConfirm|[a-z]*(detail|info|config|state|list|challenge|toAccept)$)/i
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
 * Runs in the page: typed text is in its field after all event handlers, and no answer removes it. Exceptions: codes that are
 * checked while being typed, and forms that were submitted.
 */
function watchFields(): void {
  const { tapUnshown } = globalThis as unknown as { tapUnshown(text: string): void }
  /** As often as a screen is drawn; a timer makes the browser draw nothing itself. */
  const FIELD_CHECK_MS = 16
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
    if (watches) setTimeout(watch, FIELD_CHECK_MS)
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
    if (!watches) setTimeout(watch, FIELD_CHECK_MS)
    watches = true
  })
  // Leaving a field may format its text, and submitting may clear the form.
  const forget = () => standing.clear()
  addEventListener('focusout', ({ target }) => standing.delete(target as TextField), true)
  addEventListener('pointerdown', forget, true)
  addEventListener('click', forget, true)
  addEventListener('keydown', ({ key }) => /^(Enter|Escape|Tab)$/.test(key) && forget(), true)
}

/**
 * Runs in the page: a sheet must open on the tap itself, with a skeleton, not when the answer arrives. Answers are held until the page
 * has no work left, instead of for a time, so that the result is the same on a busy machine.
 */
function watchSheets(): void {
  const { tapUnshown } = globalThis as unknown as { tapUnshown(text: string): void }
  /** Only limits the wait for a page that never rests. */
  const REST_LIMIT_MS = 2000
  const isOpen = () => document.querySelector('dialog[open]:not([role="alertdialog"])') !== null
  const drawn = () => new Promise(later => requestAnimationFrame(() => requestAnimationFrame(later)))
  const idle = () => new Promise(later => requestIdleCallback(later, { timeout: REST_LIMIT_MS }))
  const rest = async () => {
    await drawn()
    await idle()
    await drawn()
    await idle()
  }
  /** Scripts loaded so far: a sheet whose code is still loading waits for that, not for an answer. */
  let loaded = 0
  /** Those whose code has also run: React shows a part later whose code came just before the tap. */
  let ready = 0
  new PerformanceObserver(list => {
    loaded += list.getEntries().filter(({ name }) => name.endsWith('.js')).length
    const now = loaded
    void rest().then(() => {
      ready = Math.max(ready, now)
    })
  }).observe({ type: 'resource', buffered: true })
  let tap: { words: string; ready: number } | undefined
  /** The tapped element and its page: sheets that another page opens at once are not checked. */
  let answered: { words: string; path: string; ready: number } | undefined
  addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const button = isTrusted && target instanceof Element ? target.closest('button') : null
      tap =
        button && !isOpen() && ready === loaded
          ? { words: button.ariaLabel ?? button.textContent ?? '', ready }
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
    // A clock controlled by the journey would block the answer.
    if (!of || '__pwClock' in globalThis) return answer
    // However fast the answer: what the tap itself opens must be open by now.
    await rest()
    if (isOpen()) return answer
    const path = typeof requested[0] === 'string' ? requested[0] : ''
    const mine = { words: `${of.words} (${path})`, path: location.pathname, ready: of.ready }
    answered = mine
    void rest().then(() => {
      if (answered === mine) answered = undefined
    })
    return answer
  }
  const opened = new MutationObserver(() => {
    if (answered?.path !== location.pathname || answered.ready !== loaded || !isOpen()) return
    tapUnshown(`A sheet opened with the answer only: ${answered.words}`)
    answered = undefined
  })
  opened.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
}

/** Checks that every tap has an immediate visible effect: a choice that shows only with an answer looks like a missed tap. */
export async function watchTaps(context: BrowserContext): Promise<void> {
  await context.exposeFunction('tapUnshown', (text: string) => void unshown.push(text))
  await context.addInitScript(watchBoxes)
  await context.addInitScript(watchButtons)
  await context.addInitScript(watchFields)
  await context.addInitScript(watchSheets)
}

/** The taps without an immediate effect since the last call. */
export const tapsUnshown = (): string[] => unshown.splice(0)
