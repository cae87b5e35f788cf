import { networkInterfaces } from 'node:os'

/** The address by which a phone in the same network reaches this machine, if there is one. */
export function addressInNetwork(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  return all.find(one => one.family === 'IPv4' && !one.internal)?.address
}

/** Whether a host is reachable by this machine alone. */
export const isLoopback = (host: string): boolean => /^(?:127\.|localhost$|::1$)/.test(host)
