import { t } from '../../platform/i18n/index.ts'

/** So many stars in words, as a screen reader says them. */
export const starsWords = (stars: number): string => `${t('evaluation.starOf', { count: stars })}: ${calledOf(stars)}`

/** What so many stars are called. */
export function calledOf(stars: number): string {
  if (stars <= 1) return t('evaluation.say1')
  if (stars === 2) return t('evaluation.say2')
  if (stars === 3) return t('evaluation.say3')
  return t(stars === 4 ? 'evaluation.say4' : 'evaluation.say5')
}
