import type { ChoiceProblem } from '@comanda/domain/menu'
import { t } from '../../../platform/i18n/index.ts'
import type { GroupView } from './option-views.ts'

/** A problem of a choice as shown: its group and its text. */
export interface ShownProblem {
  groupId: string
  text: string
}

/** Group of a problem: the group itself, or the one that contains the option. */
const groupOf = (groups: readonly GroupView[], id: string): GroupView | undefined =>
  groups.find(group => group.id === id) ?? groups.find(group => group.options.some(option => option.id === id))

type ProblemText = (name: string, problem: ChoiceProblem, shut: string | undefined) => string

const texts: Record<ChoiceProblem['problem'], ProblemText> = {
  choiceMissing: name => (name ? t('menu.missingChoice', { name }) : t('menu.outOfBounds')),
  choiceTooMany: (name, { bound }) => t('menu.tooManyChosen', { name, count: bound ?? 1 }),
  choiceGone: name => t('menu.choiceGone', { name }),
  excluded: (_name, _problem, shut) => shut ?? t('menu.exclusiveShort'),
  outOfBounds: () => t('menu.outOfBounds'),
}

/** Text of a problem, with the way to fix it. */
export function problemText(problem: ChoiceProblem, groups: readonly GroupView[]): ShownProblem {
  const group = groupOf(groups, problem.id)
  const option = group?.options.find(one => one.id === problem.id)
  const name = option?.name ?? group?.title ?? ''
  return { groupId: group?.id ?? problem.field, text: texts[problem.problem](name, problem, option?.shut) }
}
