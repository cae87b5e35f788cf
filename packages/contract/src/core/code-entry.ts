/**
 * One row of the error catalogue. `shows`: how the guest sees it: a toast (3 s), a dialog, or not at all. `then`: the phone's
 * reaction: `poll` repeats while the request is in progress; `pollLong` does so for minutes; `retry` may send the same request
 * again; `signIn` gets a new session and repeats the request.
 */
export interface CodeEntry {
  code: string
  shows: 'toast' | 'dialog' | 'silent'
  then?: 'poll' | 'pollLong' | 'retry' | 'signIn'
  /** The HTTP status; 200 when absent. */
  status?: 401 | 403 | 404 | 413 | 429 | 503
}

/** A refusal's text in every language; `{name}` stands for a parameter. */
export interface RefusalText {
  readonly en_US: string
  readonly zh_CN: string
  readonly ar: string
}

/**
 * The texts of a table of codes: a missing code or translation does not compile. They are in a table of their own that only the
 * server imports, so that phones do not load them. API-2
 */
export type RefusalTexts<Codes> = { readonly [Name in keyof Codes]: RefusalText }
