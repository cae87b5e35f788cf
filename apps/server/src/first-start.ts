import { originOf } from './compose/registry/runtime.ts'
import { makeSetupLink, SETUP_LINK_HOURS } from './modules/brand/index.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/index.ts'

/** A new one-time link to set up the first brand, which may end the links before it; undefined if there is a brand. SETUP-3 */
export async function setupLink(
  db: Database,
  config: Config,
  { endsOthers }: { endsOthers: boolean },
): Promise<string | undefined> {
  const token = await makeSetupLink({ db, clock: systemClock, endsOthers })
  return token === undefined ? undefined : `${originOf(config)}/console/welcome#${token}`
}

/** What an operator is shown with a set-up link. */
export const setupText = (link: string): string =>
  [
    '',
    '  There is no restaurant yet. Open this link to create the owner’s account, the brand and its first store.',
    `  It works once, within ${SETUP_LINK_HOURS} hours; npm run appoint makes a new one and ends this one.`,
    '',
    `  ${link}`,
    '',
    '',
  ].join('\n')

/** The settings of the server that an owner will miss, by what they are for. */
const wanting: readonly [keyof Config, string][] = [
  ['ADYEN_API_KEY', 'card payments (ADYEN_API_KEY)'],
  ['SMTP_URL', 'e-mail: invitations, receipts and forgotten passwords (SMTP_URL)'],
]

/** The start message of a server without the demo: its address, what is missing, and the set-up link while there is no brand. */
export async function firstStart(db: Database, config: Config): Promise<string> {
  const origin = originOf(config)
  const missing = config.NODE_ENV === 'production' ? wanting.filter(([name]) => config[name] === undefined) : []
  const link = await setupLink(db, config, { endsOthers: false })
  const lines = [
    '',
    '  Comanda is served.',
    '',
    `  Guests        ${origin}/home`,
    `  The store     ${origin}/console`,
    ...(missing.length > 0 ? ['', `  Not set up:   ${missing.map(([, text]) => text).join('; ')}`] : []),
    '',
  ]
  return lines.join('\n') + (link === undefined ? '' : setupText(link))
}
