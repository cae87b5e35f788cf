import { existsSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { upgradedOf } from './places.ts'
import { syncFolder } from './postmaster.ts'

/** The cluster that an upgrade replaced; it stays until an operator removes it. */
export const formerOf = (cluster: string, major: number): string => `${cluster}.${major}`

/** Declares a draft complete. From then on a start uses it where there is no cluster. */
export function completeUpgrade(draft: string, cluster: string): void {
  rename(draft, upgradedOf(cluster))
}

/** Replaces the cluster of `major` by the complete one. */
export function switchCluster(cluster: string, major: number): void {
  rename(cluster, formerOf(cluster, major))
  finishSwitch(cluster)
}

/** Finishes a switch that ended between its two renames. */
export function finishSwitch(cluster: string): void {
  if (!existsSync(cluster) && existsSync(upgradedOf(cluster))) rename(upgradedOf(cluster), cluster)
}

function rename(from: string, to: string): void {
  renameSync(from, to)
  syncFolder(dirname(to))
}
