/**
 * One row of the error catalogue. `shows`: how the guest sees it, as a toast (3 s), a dialog that waits for an answer, or not at
 * all. `then`: what the phone does: `poll` asks again, the request is still in progress; `pollLong` the same for minutes;
 * `retry` the same request may be sent again; `signIn` gets a new session and sends the request again.
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
 * The texts of a table of codes: a missing code or translation does not compile. They stand beside the codes in a table of
 * their own, which only the server imports, so that phones load none. API-2
 */
export type RefusalTexts<Codes> = { readonly [Name in keyof Codes]: RefusalText }
