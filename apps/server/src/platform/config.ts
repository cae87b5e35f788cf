import * as z from 'zod/mini'
import { mapAddresses, mapShape } from './map-config.ts'
import { objectsShape, objectsTogether } from './objects-config.ts'
import { passAddresses, passShape, passTogether } from './pass-config.ts'
import { signInAddresses, signInShape, signInTogether } from './sign-in-config.ts'
import type { SealKey } from './seal.ts'

/** Comma-separated addresses without a path. */
const origins = z.string().check(z.regex(/^https?:\/\/[\w.-]+(?::\d{1,5})?(?:,https?:\/\/[\w.-]+(?::\d{1,5})?)*$/))
/** `eu=https://otel.example.com,default=https://...`: addresses by environment. ETC-3 */
const byEnvironment = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(?:bj|sea|us|eu|uat|test|default)=https?:\/\/[^,=\s]+(?:,(?:bj|sea|us|eu|uat|test|default)=https?:\/\/[^,=\s]+)*$/,
      ),
    ),
  z.transform(
    (text): Readonly<Record<string, string>> =>
      Object.fromEntries(
        text.split(',').map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      ),
  ),
)
/** `2027a:<secret>,2026b:<secret>`: keys to seal with, by name. */
const sealKeys = z.pipe(
  z.string().check(z.regex(/^\w{1,16}:[^,:\s]{32,}(?:,\w{1,16}:[^,:\s]{32,})*$/)),
  z.transform((text): readonly SealKey[] =>
    text.split(',').map(pair => ({ id: pair.slice(0, pair.indexOf(':')), secret: pair.slice(pair.indexOf(':') + 1) })),
  ),
)
const flag = z._default(z.stringbool(), false)

/** A database address that the driver can parse: port, user and password are well-formed. */
function isDatabaseUrl(address: string): boolean {
  try {
    const { username, password, pathname } = new URL(address)
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return /^postgres(?:ql)?:\/\//.test(address)
  } catch {
    return false
  }
}

const DATABASE_ADDRESS =
  'must be an address like postgresql://user:password@host:5432/database, with special characters percent-encoded'

/** What a setting must be; shown instead of its value, which may be a secret. */
const EXPECTED: Readonly<Record<string, string>> = {
  NODE_ENV: 'must be development, test or production',
  PORT: 'must be a whole number from 0 to 65535',
  END_WITH: 'must be process ids with commas between them',
  DATABASE_URL: DATABASE_ADDRESS,
  DATABASE_DIRECT_URL: DATABASE_ADDRESS,
  REPLICA_URL: DATABASE_ADDRESS,
  DATABASE_TRANSACTIONS: 'must be a whole number from 2 to 100',
  SECRET: 'must have at least 32 characters',
  SEAL_KEYS: 'must be names and secrets of at least 32 characters, like 2027a:<secret>,2026b:<secret>',
  METRICS_KEY: 'must have at least 24 characters',
  OTEL_TRACES_SAMPLER_ARG: 'must be a number from 0 to 1',
  VAPID_PUBLIC_KEY: 'must be a public key of 87 letters in base64url',
  VAPID_PRIVATE_KEY: 'must be a private key of 43 letters in base64url',
  VAPID_SUBJECT: 'must be an address like mailto:ops@example.com or https://example.com',
  PUSH_HOSTS: 'must be host names with commas between them, like fcm.googleapis.com,*.push.apple.com',
  MAP_TILES_URL: 'must be an address like https://tiles.example.com/{z}/{x}/{y}.png',
  GEOCODER_KIND: 'must be photon or nominatim',
  SMTP_URL: 'must be an address like smtp://user:password@host:587',
  ADYEN_ENVIRONMENT: 'must be test, live, live-us, live-au, live-apse, live-in or live-nea',
  PRINTER_NETWORKS: 'must be addresses or networks with commas between them, like 192.168.1.0/24,10.0.0.5@9100-9102',
  WEBHOOK_NETWORKS: 'must be addresses or networks with commas between them, like 192.168.1.0/24,10.0.0.5',
  GEETEST_RISK_TYPE: 'must be the name of a puzzle in small letters',
  IMAGE_HOSTS: 'must be addresses like https://example.com with commas between them',
  TELEMETRY_URLS: 'must be addresses by environment, like eu=https://otel.example.com,default=https://otel.example.org',
  GEETEST_API_SERVERS: 'must be addresses like https://example.com with commas between them',
  GEETEST_STATIC_SERVERS: 'must be addresses like https://example.com with commas between them',
}
const EXPECTED_BY_FAMILY: readonly [RegExp, string][] = [
  [/^PASS_.*_(?:CERTIFICATE|KEY|WWDR)$/, 'must be PEM text; line breaks may be written as \\n'],
  [/^S3_(?:BUCKET|REGION)$/, 'must be a name in small letters, digits and hyphens'],
  [/_URL$|_ENDPOINT$/, 'must be an address like https://example.com'],
  [/_HMAC_KEY|^WALLET_.*KEY/, 'must have 64 hexadecimal digits'],
  [
    /^(?:TRUST_PROXY|ALLOW_STANDINS|TEST_PAGE|NO_SERVICE_WORKER|DEMO|MIGRATE|WALLET_LIVE|S3_PATH_STYLE)$/,
    'must be 1 or 0',
  ],
]

const expected = (setting: string): string =>
  EXPECTED[setting] ?? EXPECTED_BY_FAMILY.find(([name]) => name.test(setting))?.[1] ?? 'is not valid'

const shape = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 8080),
  /** Process ids, comma-separated: this process ends when one of them ends. Set by `npm start`. */
  END_WITH: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d*(?:,[1-9]\d*)*$/)),
      z.transform(ids => ids.split(',').map(Number)),
    ),
    [],
  ),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string(), './data'),
  /** Where the embedded database copies its log to, for restoring to a point in time. O9 */
  WAL_FOLDER: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string().check(z.refine(isDatabaseUrl))),
  /** The database past a pooler; with it DATABASE_URL leads through PgBouncer in transaction mode. */
  DATABASE_DIRECT_URL: z.optional(z.string().check(z.refine(isDatabaseUrl))),
  /** False: the server leaves migrations to `npm run migrate`, and refuses a database that misses one. */
  MIGRATE: z._default(z.stringbool(), true),
  /** A streaming replica that takes lists and reports off the primary. */
  REPLICA_URL: z.optional(z.string().check(z.refine(isDatabaseUrl))),
  /** Transactions of this server at once; those of all servers must be fewer than the connections of a pooler. */
  DATABASE_TRANSACTIONS: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(100)), 10),
  PUBLIC_URL: z.optional(z.url()),
  /** A separate address of this server for guests' pictures only. */
  UPLOADS_URL: z.optional(z.url()),
  /** Hosts that serve the pictures under `/media`, comma-separated; default: this server. MENU-9 */
  IMAGE_HOSTS: z.optional(origins),
  /** Collectors (OTLP/HTTP) for error events of phones, by environment. ETC-4 */
  TELEMETRY_URLS: z._default(byEnvironment, {}),
  /** Collector of traces (OTLP/HTTP), `https://otel.example.com`; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  /** The address including the path of traces, if it is not `/v1/traces`. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(z.url()),
  OTEL_SERVICE_NAME: z._default(z.string(), 'comanda'),
  /** The share of traces that is recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
  /** The bearer token that `/metrics` requires; without it no metrics are recorded. */
  METRICS_KEY: z.optional(z.string().check(z.minLength(24))),
  TRUST_PROXY: flag,
  SECRET: z.optional(z.string().check(z.minLength(32))),
  /** Keys that seal secrets in the database: the first seals, all open. Default: SECRET. */
  SEAL_KEYS: z._default(sealKeys, []),
  ALLOW_STANDINS: flag,
  TEST_PAGE: flag,
  /** Removes the service worker from phones that have it, and offers none to others. APP-2 */
  NO_SERVICE_WORKER: flag,
  /** Fills an empty database with the demo brand; default: true except in production. */
  DEMO: z.optional(z.stringbool()),
  ADYEN_API_KEY: z.optional(z.string()),
  ADYEN_CLIENT_KEY: z.optional(z.string()),
  ADYEN_MERCHANT_ACCOUNT: z.optional(z.string()),
  ADYEN_CHECKOUT_URL: z.optional(z.url()),
  /**
   * The address of the daily accounting reports, `https://ca-test.adyen.com/reports/download`; without it cards are not
   * reconciled.
   */
  ADYEN_REPORT_URL: z.optional(z.url()),
  ADYEN_ENVIRONMENT: z._default(
    z.enum(['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea']),
    'test',
  ),
  ADYEN_HMAC_KEY: z.optional(z.string().check(z.regex(/^[0-9a-fA-F]{64}$/))),
  ADYEN_HMAC_KEY_PREVIOUS: z.optional(z.string().check(z.regex(/^[0-9a-fA-F]{64}$/))),
  ADYEN_WEBHOOK_USER: z.optional(z.string()),
  ADYEN_WEBHOOK_PASSWORD: z.optional(z.string()),
  /** Phone wallets: the account at the provider, keys in hex. */
  WALLET_API_URL: z.optional(z.url()),
  WALLET_API_KEY: z.optional(z.string().check(z.regex(/^[0-9a-fA-F]{64}$/))),
  WALLET_MERCHANT_ID: z.optional(z.string()),
  WALLET_NOTIFY_KEY: z.optional(z.string().check(z.regex(/^[0-9a-fA-F]{64}$/))),
  WALLET_NOTIFY_KEY_PREVIOUS: z.optional(z.string().check(z.regex(/^[0-9a-fA-F]{64}$/))),
  WALLET_LIVE: flag,
  /** Uses the GeeTest captcha instead of proof of work; the following is its validation address. */
  GEETEST_CAPTCHA_ID: z.optional(z.string()),
  GEETEST_CAPTCHA_KEY: z.optional(z.string()),
  GEETEST_URL: z._default(z.url(), 'https://gcaptcha4.geetest.com'),
  /** The type of puzzle (`slide`, `word`, `icon`, `match` ...); default: the provider chooses. */
  GEETEST_RISK_TYPE: z.optional(z.string().check(z.regex(/^[a-z]{2,20}$/))),
  /** Hosts from which the browser loads the captcha script, tried in order; comma-separated. */
  GEETEST_API_SERVERS: z._default(
    origins,
    'https://gcaptcha4.geetest.com,https://gcaptcha4.geevisit.com,https://gcaptcha4.gsensebot.com',
  ),
  GEETEST_STATIC_SERVERS: z._default(origins, 'https://static.geetest.com,https://static.geevisit.com'),
  /** Sign-in through providers: accounts at Google, Apple, WeChat and Alipay. A provider without settings is not offered. LOGIN-4 */
  ...signInShape,
  /** Passes for phone wallets. A wallet without settings is not offered. CARD-9 */
  ...passShape,
  /** Address search and maps. */
  ...mapShape,
  /** The bucket of pictures. */
  ...objectsShape,
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  MAIL_FROM: z._default(z.string(), 'Comanda <no-reply@localhost>'),
  /** The key pair of web push, `npx web-push generate-vapid-keys`; by default one is generated once and stored. */
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{87}$/))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  /** The contact address of the sender, for push services. */
  VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(?:mailto:.+@.+|https:\/\/.+)$/))),
  /** Accepted hosts of push services, comma-separated. */
  PUSH_HOSTS: z._default(
    z.string().check(z.regex(/^(?:\*\.)?[\w.-]+(?:,(?:\*\.)?[\w.-]+)*$/)),
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  ),
  TWILIO_ACCOUNT_SID: z.optional(z.string()),
  TWILIO_AUTH_TOKEN: z.optional(z.string()),
  TWILIO_FROM: z.optional(z.string()),
  /** Networks in which printers are allowed: comma-separated addresses or networks, `192.168.1.0/24`, `10.0.0.5@9100-9102`. */
  PRINTER_NETWORKS: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\s*[\da-fA-F.:]+(?:\/\d{1,3})?(?:@\d{1,5}(?:-\d{1,5})?)?\s*(?:,\s*[\da-fA-F.:]+(?:\/\d{1,3})?(?:@\d{1,5}(?:-\d{1,5})?)?\s*)*$/,
        ),
      ),
  ),
  /** Private networks that webhooks may reach beside the public internet: comma-separated addresses or networks. */
  WEBHOOK_NETWORKS: z.optional(
    z.string().check(z.regex(/^\s*[\da-fA-F.:]+(?:\/\d{1,3})?\s*(?:,\s*[\da-fA-F.:]+(?:\/\d{1,3})?\s*)*$/)),
  ),
  TWILIO_URL: z._default(z.url(), 'https://api.twilio.com'),
})

export type Config = z.output<typeof shape>

/** The names of all environment variables that configure the server. */
export const settings: readonly string[] = Object.keys(shape.shape)

export type ConfigAnswer = { config: Config } | { faults: string[] }

const together: [keyof Config, (keyof Config)[]][] = [
  [
    'ADYEN_API_KEY',
    [
      'ADYEN_CLIENT_KEY',
      'ADYEN_MERCHANT_ACCOUNT',
      'ADYEN_CHECKOUT_URL',
      'ADYEN_HMAC_KEY',
      'ADYEN_WEBHOOK_USER',
      'ADYEN_WEBHOOK_PASSWORD',
    ],
  ],
  ['DATABASE_DIRECT_URL', ['DATABASE_URL']],
  ['REPLICA_URL', ['DATABASE_URL']],
  ['WALLET_API_KEY', ['WALLET_API_URL', 'WALLET_MERCHANT_ID', 'WALLET_NOTIFY_KEY']],
  ['GEETEST_CAPTCHA_ID', ['GEETEST_CAPTCHA_KEY']],
  ...signInTogether,
  ['VAPID_PUBLIC_KEY', ['VAPID_PRIVATE_KEY']],
  ['VAPID_PRIVATE_KEY', ['VAPID_PUBLIC_KEY']],
  ...passTogether,
  ...objectsTogether,
  ['TWILIO_ACCOUNT_SID', ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
]

const SAMPLE_HMAC = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'

const isSafeAddress = (url: string): boolean => /^https:\/\/(?!localhost|127\.)/.test(url)

/** Settings that are unsafe with real money: sample keys, stand-in providers, a secret that is lost on restart. */
function unsafeInProduction(config: Config): string[] {
  if (config.NODE_ENV !== 'production') return []
  const faults: string[] = []
  if (config.SECRET === undefined) faults.push('SECRET: needed in production, at least 32 characters of chance')
  if (config.PUBLIC_URL === undefined) faults.push('PUBLIC_URL: needed in production, the https address guests use')
  if (config.ALLOW_STANDINS) return faults
  for (const name of ['ADYEN_HMAC_KEY', 'ADYEN_HMAC_KEY_PREVIOUS'] as const)
    if (config[name]?.toUpperCase() === SAMPLE_HMAC) faults.push(`${name}: this is the sample key of the documentation`)
  for (const name of [
    'PUBLIC_URL',
    'UPLOADS_URL',
    'IMAGE_HOSTS',
    'ADYEN_CHECKOUT_URL',
    'ADYEN_REPORT_URL',
    'WALLET_API_URL',
    'GEETEST_URL',
    'GEETEST_API_SERVERS',
    'GEETEST_STATIC_SERVERS',
    'TWILIO_URL',
    ...signInAddresses,
    ...passAddresses,
    ...mapAddresses,
  ] as const) {
    const value = config[name]
    if (value?.split(',').some(one => !isSafeAddress(one)))
      faults.push(`${name}: must be https and no loopback address in production`)
  }
  if (!Object.values(config.TELEMETRY_URLS).every(isSafeAddress))
    faults.push('TELEMETRY_URLS: must be https and no loopback address in production')
  return faults
}

/** Reads the environment once and reports all faults together. Unsafe settings are faults in production only. */
export function readConfig(env: Record<string, string | undefined>): ConfigAnswer {
  const input = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = shape.safeParse(input)
  if (!parsed.success)
    return { faults: parsed.error.issues.map(({ path: [name = ''] }) => `${String(name)}: ${expected(String(name))}`) }
  const config = parsed.data
  const half = together
    .filter(([first]) => config[first] !== undefined)
    .flatMap(([first, rest]) =>
      rest.filter(name => config[name] === undefined).map(name => `${name}: needed together with ${first}`),
    )
  const faults = [...half, ...unsafeInProduction(config)]
  return faults.length > 0 ? { faults } : { config }
}
