import type { EvaluationProgram } from '@comanda/domain/evaluation'
import type { Tx } from '../../platform/db/index.ts'
import type { EvaluationTables } from './tables.ts'

/** Puts what is asked after a meal into an empty database. */
export async function seedEvaluation(tx: Tx, corporationId: number, program: EvaluationProgram): Promise<void> {
  await tx
    .withTables<EvaluationTables>()
    .insertInto('evaluation_program')
    .values({
      corporation_id: corporationId,
      program_id: program.programId,
      terms: JSON.stringify(program) as unknown as EvaluationProgram,
    })
    .execute()
}
