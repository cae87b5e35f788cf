import { refuse, type Gate, type Refusal } from '@comanda/contract/core'
import type { Caller } from './caller.ts'

/**
 * Whether the caller may pass: undefined, or why not. Without a session where one is needed the answer is HTTP 401,
 * so that the phone gets itself a new one; with one of too little rank it is told what is missing. LOGIN-1, LOGIN-2
 */
export function refusalAt(
  gate: Gate,
  caller: Caller,
): Refusal<'notLoggedIn' | 'loginNeeded' | 'memberNeeded' | 'staffNeeded'> | undefined {
  if (gate === 'anyone') return undefined
  if (!caller.session) return refuse('notLoggedIn')
  if (gate === 'staff')
    return caller.session.kind === 'staff' && caller.session.staff ? undefined : refuse('staffNeeded')
  if (gate === 'guest') return undefined
  if (caller.session.customerId <= 0) return refuse('loginNeeded')
  if (gate === 'member' && !caller.session.isMember) return refuse('memberNeeded')
  return undefined
}
