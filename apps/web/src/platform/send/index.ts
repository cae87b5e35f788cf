export { type ClientFault, isRefused, Refused } from './refused.ts'
export type { SaidOf } from './said.ts'
export { send, type SendOptions } from './send.ts'
export { type PollOptions, sendUntilDone } from './send-until-done.ts'
