const PATTERNS = [
  ['test', /^(?:localhost|127\.|\[::1\])|(?:^|[.-])test(?:[.-]|$)/],
  ['uat', /(?:^|[.-])uat(?:[.-]|$)/],
  ['bj', /(?:^|[.-])bj(?:[.-]|$)/],
  ['sea', /(?:^|[.-])sea(?:[.-]|$)/],
  ['eu', /(?:^|[.-])eu(?:[.-]|$)/],
  ['us', /(?:^|[.-])us(?:[.-]|$)/],
] as const

export type Environment = (typeof PATTERNS)[number][0]

/**
 * The environment by the host name (`order-uat.example.com`, `sea.example.com`); a test stage takes precedence over a region.
 * Undefined for other hosts. ETC-3
 */
export const environmentOf = (host: string): Environment | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(host.toLowerCase()))?.[0]
