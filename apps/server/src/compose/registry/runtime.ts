import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import type { MapProviders } from '../../providers/geocoder/port.ts'
import type { ObjectStore } from '../../providers/objects/port.ts'
import type { PaymentProviders } from '../../providers/payment/port.ts'
import type { PassProviders } from '../../providers/pass/port.ts'
import type { SignInProviders } from '../../providers/sign-in/port.ts'

/** The services of the process for every module. */
export interface Runtime {
  config: Config
  db: Database
  jobs: Jobs
  log: Log
  clock: Clock
  /** A folder of pictures that this server serves itself. */
  pictures?: string
  /** The providers that take payments; a provider that is absent is not offered. */
  providers?: PaymentProviders
  /** The providers a person can sign in with; a provider that is absent is not offered. */
  signIn?: SignInProviders
  /** The wallets of phones that passes are made for; a wallet that is absent is not offered. */
  passes?: PassProviders
  /** Address search and maps; a part that is absent is not offered. */
  maps?: MapProviders
  /** Where pictures are stored; left out: in the database. */
  objects?: ObjectStore
  /** Milliseconds a caller waits for the payment provider before the answer is that the payment is being checked. */
  patienceMs?: number
}

/** Where this server serves pictures. */
export const PICTURE_HOST = '/media'

/** Keys digests and seals where no secret is configured: for development only, refused in production. */
const DEVELOPMENT_SECRET = 'development-only-secret-of-no-worth'

/** The secret that keys digests, seals and codes. */
export const secretOf = (config: Pick<Config, 'SECRET'>): string => config.SECRET ?? DEVELOPMENT_SECRET

/** Where browsers load pictures from: the first image host, else this server. */
export const pictureHostOf = ({ IMAGE_HOSTS }: Config): string =>
  IMAGE_HOSTS?.split(',').map(host => `${host}${PICTURE_HOST}`)[0] ?? PICTURE_HOST

/** The origin guests and staff use; links in messages begin with it. */
export const originOf = ({ PUBLIC_URL, PORT }: Config): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`
