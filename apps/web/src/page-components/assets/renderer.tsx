import { CardBalances } from '../../features/card/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'

/** Balances of a guest who is signed in. */
export const Renderer = () => kindOf(useUser()) !== 'visitor' && <CardBalances />
