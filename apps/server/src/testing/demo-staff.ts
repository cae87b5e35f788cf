import { contract } from '@comanda/contract'
import { PUBLISHED_PASSWORD } from '../modules/staff/sign-in.ts'
import type { Actor } from './actor.ts'
import type { TestApp } from './test-app.ts'

/** The manager of all stores of the demo brand, who may change the brand. */
export const DEMO_MANAGER = 'manager@marigold.example'

/** A staff member of the demo brand, signed in with the published password at the first call. */
export function demoStaff(app: TestApp, account = DEMO_MANAGER): Pick<Actor, 'call' | 'must'> {
  let signedIn: Promise<Actor> | undefined
  const signIn = async () => {
    const { token } = await app.anyone().must(contract.staff.signIn, { account, password: PUBLISHED_PASSWORD })
    return app.signedIn(token)
  }
  const actor = () => (signedIn ??= signIn())
  return {
    call: async (spec, input, options) => (await actor()).call(spec, input, options),
    must: async (spec, input, options) => (await actor()).must(spec, input, options),
  }
}
