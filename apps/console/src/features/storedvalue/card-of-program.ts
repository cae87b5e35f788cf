import type { Setup } from './queries.ts'

type Item = Setup['programs'][number]

/** The program for a card program that exists: a new one that was begun before the first card program takes it. CARD-3 */
export function withCardProgram<T extends Pick<Item, 'program'>>(
  item: T,
  { cardPrograms }: Pick<Setup, 'cardPrograms'>,
): T {
  const { program } = item
  if (program.cardProgramId !== '') return item
  return { ...item, program: { ...program, cardProgramId: cardPrograms[0]?.cardProgramId ?? '' } }
}
