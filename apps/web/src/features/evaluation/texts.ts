import { t } from '../../platform/i18n/index.ts'

/** Number of stars as text for screen readers. */
export const starsText = (stars: number): string => `${t('evaluation.starOf', { count: stars })}: ${calledOf(stars)}`

/** Name of a rating. */
export function calledOf(stars: number): string {
  if (stars <= 1) return t('evaluation.say1')
  if (stars === 2) return t('evaluation.say2')
  if (stars === 3) return t('evaluation.say3')
  return t(stars === 4 ? 'evaluation.say4' : 'evaluation.say5')
}
