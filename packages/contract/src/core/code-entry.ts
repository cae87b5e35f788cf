/**
 * One row of the error catalogue. `message` is the key of its words. `shows` says how the guest meets it: a toast (3 s), a
 * dialog that waits, or nothing at all. `then` says what the phone does: `poll` = ask again, still working; `pollLong` = the
 * same for minutes; `retry` = the same request may be sent again; `signIn` = a new session, then the request again.
 */
export interface CodeEntry {
  code: string
  message: string
  shows: 'toast' | 'dialog' | 'silent'
  then?: 'poll' | 'pollLong' | 'retry' | 'signIn'
  /** The HTTP status, where it is not 200. */
  status?: 401 | 403 | 404 | 413 | 429 | 503
}
