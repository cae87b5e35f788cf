import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * Where a stand-in keeps its book: what was paid before a restart can still go back after it. None where the data are not in
 * a folder of ours, and in tests, which begin with nothing.
 */
export const standInBook = (config: Config, name: 'cards' | 'wallets'): { bookFile?: string } =>
  config.DATABASE_URL || config.NODE_ENV === 'test' ? {} : { bookFile: join(config.DATA_DIR, `stand-in-${name}.jsonl`) }
