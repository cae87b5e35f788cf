import type { CodeEntry } from './code-entry.ts'

/** Codes that any call may answer. API-2 */
export const coreCodes = {
  ok: { code: '000', message: 'refusal.ok', shows: 'silent' },
  resetToken: { code: 'CRM-00-0000', message: 'refusal.resetToken', shows: 'silent' },
  invalidInput: { code: 'COM-00-0400', message: 'refusal.invalidInput', shows: 'toast' },
  notLoggedIn: { code: 'COM-00-0401', message: 'refusal.notLoggedIn', shows: 'silent', then: 'signIn', status: 401 },
  loginNeeded: { code: 'COM-00-1401', message: 'refusal.loginNeeded', shows: 'toast' },
  memberNeeded: { code: 'COM-00-1402', message: 'refusal.memberNeeded', shows: 'toast' },
  staffNeeded: { code: 'COM-00-1403', message: 'refusal.staffNeeded', shows: 'toast' },
  foreignOrigin: { code: 'COM-00-0403', message: 'refusal.foreignOrigin', shows: 'toast', status: 403 },
  notFound: { code: 'COM-00-0404', message: 'refusal.notFound', shows: 'toast' },
  unknownCall: { code: 'COM-00-1404', message: 'refusal.unknownCall', shows: 'toast', status: 404 },
  tooLarge: { code: 'COM-00-0413', message: 'refusal.tooLarge', shows: 'toast', status: 413 },
  tooMany: { code: 'COM-00-0429', message: 'refusal.tooMany', shows: 'toast', status: 429 },
  fault: { code: 'COM-00-0500', message: 'refusal.fault', shows: 'toast' },
  busy: { code: 'COM-00-0503', message: 'refusal.busy', shows: 'toast', then: 'retry', status: 503 },
  timeout: { code: 'COM-00-0504', message: 'sys.api.timeoutMessage', shows: 'toast', then: 'retry' },
  requestReused: { code: 'COM-00-0409', message: 'refusal.requestReused', shows: 'toast' },
  notYet: { code: 'COM-00-0501', message: 'refusal.notYet', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
