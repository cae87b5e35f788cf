import type { ChoiceProblem } from '@comanda/domain/menu'
import { t } from '../../../platform/i18n/index.ts'
import type { GroupView } from './option-views.ts'

/** A problem of a choice where it is shown: under which group, and in what words. */
export interface ShownProblem {
  groupId: string
  words: string
}

/** The group a problem stands in: itself, or the one that holds the option. */
const groupOf = (groups: readonly GroupView[], id: string): GroupView | undefined =>
  groups.find(group => group.id === id) ?? groups.find(group => group.options.some(option => option.id === id))

type Words = (name: string, problem: ChoiceProblem, shut: string | undefined) => string

const words: Record<ChoiceProblem['problem'], Words> = {
  choiceMissing: name => (name ? t('menu.missingChoice', { name }) : t('menu.outOfBounds')),
  choiceTooMany: (name, { bound }) => t('menu.tooManyChosen', { name, count: bound ?? 1 }),
  choiceGone: name => t('menu.choiceGone', { name }),
  excluded: (_name, _problem, shut) => shut ?? t('menu.exclusiveShort'),
  outOfBounds: () => t('menu.outOfBounds'),
}

/** What is wrong with a choice and what to do, in words. */
export function problemWords(problem: ChoiceProblem, groups: readonly GroupView[]): ShownProblem {
  const group = groupOf(groups, problem.id)
  const option = group?.options.find(one => one.id === problem.id)
  const name = option?.name ?? group?.title ?? ''
  return { groupId: group?.id ?? problem.field, words: words[problem.problem](name, problem, option?.shut) }
}
