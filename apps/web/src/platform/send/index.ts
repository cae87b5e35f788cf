export { type ClientFault, isRefused, Refused } from './refused.ts'
export type { CallInput } from './call-input.ts'
export { send, type SendOptions } from './send.ts'
export { type PollOptions, sendUntilDone } from './send-until-done.ts'
