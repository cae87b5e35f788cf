import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * The file in which a stand-in provider records payments, so that they can be refunded after a restart. None with
 * `DATABASE_URL`, where there is no data folder, and in tests.
 */
export const standInBookFile = (config: Config, name: 'cards' | 'wallets'): { bookFile?: string } =>
  config.DATABASE_URL || config.NODE_ENV === 'test' ? {} : { bookFile: join(config.DATA_DIR, `stand-in-${name}.jsonl`) }
