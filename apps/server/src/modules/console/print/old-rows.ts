import { type Chore, choreOf } from '../../../platform/upkeep/index.ts'

/** Papers of a month ago: names and remarks stand on them, and nobody prints them again. */
export const oldPapers: Chore = choreOf({ table: 'print_job', key: 'job_id', old: 'created_at < $2', keptDays: 30 })
