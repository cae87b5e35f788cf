import type { Config } from '../platform/config.ts'

/** Keys digests and seals where none is configured: fine for development, refused in production. */
const DEVELOPMENT_SECRET = 'development-only-secret-of-no-worth'

/** The house's secret. */
export const secretOf = (config: Pick<Config, 'SECRET'>): string => config.SECRET ?? DEVELOPMENT_SECRET
