/** What is known of a question: its last answer, and why there is none. */
export interface Shown<T> {
  data: T | undefined
  error: Error | undefined
  /** It is being asked, and nothing has come yet. */
  isFetching: boolean
}

/** A question under one key: whoever asks it at the same time shares one call and one answer. */
export interface Question<T> {
  readonly shown: () => Shown<T>
  readonly watch: (watcher: () => void) => () => void
  /** Asks now; a call that is under way is waited for instead. What was known stays until the answer comes. */
  readonly ask: () => Promise<void>
  /** Asks where the answer is older than `ms`. */
  readonly askWhenOlder: (ms: number) => void
  /** How to ask: the latest says. */
  how: (held: T | undefined) => Promise<T>
  readonly change: (to: (held: T | undefined) => T | undefined) => void
  readonly outdate: () => void
}

/** Answers nobody looks at are kept for the way back, up to so many. */
const KEPT = 24

const questions = new Map<string, { question: Question<unknown>; watched: () => boolean }>()

function dropOldest(): void {
  for (const [name, { watched }] of questions) {
    if (questions.size <= KEPT) return
    if (!watched()) questions.delete(name)
  }
}

function makeQuestion<T>(how: Question<T>['how']): { question: Question<T>; watched: () => boolean } {
  const watchers = new Set<() => void>()
  let shown: Shown<T> = { data: undefined, error: undefined, isFetching: true }
  let at = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined
  /** What is under way was asked before something changed. */
  let outdated = false
  const show = (next: Shown<T>) => {
    if (next.data === shown.data && next.error === shown.error && next.isFetching === shown.isFetching) return
    shown = next
    for (const watcher of watchers) watcher()
  }
  const askOnce = async () => {
    if (shown.data === undefined) show({ ...shown, isFetching: true })
    const before = shown.data
    try {
      const answer = await question.how(before)
      at = Date.now()
      // Who changed it meanwhile knows better than an answer that was under way.
      show({ data: shown.data === before ? answer : shown.data, error: undefined, isFetching: false })
    } catch (error) {
      show({ data: shown.data, error: error as Error, isFetching: false })
    }
  }
  const ask = () => {
    underWay ??= askOnce().finally(() => {
      underWay = undefined
      if (outdated) question.outdate()
    })
    return underWay
  }
  const question: Question<T> = {
    shown: () => shown,
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    ask,
    // A clock that was set back makes nothing fresh.
    askWhenOlder: ms => void (Math.abs(Date.now() - at) >= ms && ask()),
    how,
    change: to => show({ ...shown, data: to(shown.data) }),
    outdate() {
      at = Number.NEGATIVE_INFINITY
      outdated = underWay !== undefined
      if (watchers.size > 0) void ask()
    },
  }
  return { question, watched: () => watchers.size > 0 }
}

/** The question of this key, as it has been asked before or for the first time. Keys are what JSON tells apart. */
export function questionOf<T>(key: readonly unknown[], how: Question<T>['how']): Question<T> {
  const name = JSON.stringify(key)
  const known = questions.get(name)
  if (known) return known.question as unknown as Question<T>
  const made = makeQuestion(how)
  questions.set(name, made as never)
  dropOldest()
  return made.question
}

/** The question of this key where it has been asked. */
export const askedBefore = <T>(key: readonly unknown[]): Question<T> | undefined =>
  questions.get(JSON.stringify(key))?.question as unknown as Question<T> | undefined

/** Everything known may be another's now (somebody signed in): what is looked at is asked anew, the rest when it is next. */
export function outdateAnswers(): void {
  for (const { question } of questions.values()) question.outdate()
}

/** The held answer where the fresh one says the same, so that nothing draws anew. */
export const sameOr = <T>(held: T | undefined, fresh: T): T =>
  held !== undefined && JSON.stringify(held) === JSON.stringify(fresh) ? held : fresh
