import { contract } from '@comanda/contract'
import { createHash, randomUUID } from 'node:crypto'
import { createWalletStandin, type WalletStandin } from '@comanda/standins/wallet'
import { openProcesses, type Processes } from '../phones/processes.ts'
import { type Caller, callerWith, newGuest } from '../steps/caller.ts'
import { type OwnProvider, startProvider } from '../steps/provider.ts'

/** Members of the demo brand with points, value on a card, gift cards. */
const MEMBERS = [5001, 5003, 5004] as const

export interface StormProduct {
  readonly processes: Processes
  readonly cards: OwnProvider
  readonly wallets: WalletStandin
  /** The last order of each member's shared cart. */
  readonly queues: Map<string, Promise<unknown>>
  /** One of several phones of a member. */
  member(at: number): Caller & { cardId: string }
  /** A guest without an account. */
  guest(): Promise<Caller>
  /** Guests seated at tables. */
  readonly seated: readonly Caller[]
  /** An employee who refunds. */
  staff: Caller
  close(): Promise<void>
}

const SEATED = 8

const WALLET = { merchantId: 'Storm', apiKey: 'ab'.repeat(32), notifyKey: 'cd'.repeat(32) }

const SESSION = {
  name: 'storm_session',
  text: `insert into session (corporation_id, token_hash, session_id, owner, customer_id, kind, device_id, created_at, expires_at)
    select corporation_id, $2, $3, 'c:' || customer_id, customer_id, 'customer', 'storm', now(), now() + interval '1 day'
    from customer where customer_id = $1`,
}

/** The address of the first process: the origin of a phone. */
export const originOf = ({ processes }: StormProduct): string => processes.servers[0]?.url ?? ''

/** Two processes on one database, both providers in processes of their own, and signed-in phones. */
export async function openStormProduct(): Promise<StormProduct> {
  const running: { processes?: Processes } = {}
  let turn = 0
  // The providers’ messages reach either process, as through a load balancer.
  const anyUrl = () => {
    const servers = running.processes?.servers ?? []
    turn += 1
    return servers[turn % Math.max(1, servers.length)]?.url
  }
  const cards = await startProvider(anyUrl)
  const wallets = createWalletStandin({ ...WALLET, notifyUrl: () => anyUrl() && `${anyUrl()}/webhooks/wallet` })
  const walletUrl = await wallets.listen()
  const opened = await openProcesses(2, async () => ({
    ...cards.env,
    WALLET_API_URL: `${walletUrl}/v1`,
    WALLET_API_KEY: WALLET.apiKey,
    WALLET_MERCHANT_ID: WALLET.merchantId,
    WALLET_NOTIFY_KEY: WALLET.notifyKey,
  }))
  running.processes = opened
  const urlNow = () => anyUrl() ?? ''
  const member: StormProduct['member'] = at => {
    const customerId = MEMBERS[at % MEMBERS.length] ?? MEMBERS[0]
    const token = tokenOf(at)
    return {
      ...callerWith(urlNow, () => token),
      cardId: `0193a000-0000-7000-8000-00000000${customerId}`,
    }
  }
  await opened.database.inTx(async tx => {
    for (let at = 0; at < 20; at += 1) {
      const hash = createHash('sha256').update(tokenOf(at)).digest('base64url')
      await tx.query(SESSION, [MEMBERS[at % MEMBERS.length], hash, randomUUID()])
    }
  })
  return {
    processes: opened,
    cards,
    wallets,
    queues: new Map(),
    member,
    guest: () => newGuest(urlNow),
    seated: await Promise.all(Array.from({ length: SEATED }, () => newGuest(urlNow))),
    staff: await staffCaller(urlNow),
    async close() {
      await opened.close()
      await Promise.all([wallets.close(), cards.close()])
    },
  }
}

/** A token contains its brand. */
const tokenOf = (at: number): string => `1000.storm-phone-${at}-${'x'.repeat(30)}`

async function staffCaller(urlNow: () => string): Promise<Caller> {
  let token = ''
  const caller = callerWith(urlNow, () => token)
  const { data } = await caller.call(contract.staff.signIn, {
    account: 'manager@marigold.example',
    password: 'marigold-demo',
  })
  token = data.token
  return caller
}
