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
 * Where this app is served, by the pattern of its host: a part of the name of its own (`order-uat.example.com`, `sea.example.com`).
 * A trial stage goes before a region; a host that says nothing is the house's own. ETC-3
 */
export const environmentOf = (host: string): Environment | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(host.toLowerCase()))?.[0]
