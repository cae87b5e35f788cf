import type { Question } from './facts.ts'

/** The columns of a finding: its corporation, its subject, and the figures that contradict each other. */
export const finding = (name: string, select: string, from: string): Question => ({
  name,
  text: `select ${select} from ${from}`,
})

/** The column of every finding of a relation `x`. */
export const OWN = 'x.corporation_id as "corporationId"'
