import { staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../platform/may.ts'
import { goTo } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import { textsOfPages } from './page-texts.ts'
import styles from './texts.module.css'

interface Props {
  shopId: number
  search: string
  language: string
}

/** The texts that match on the pages of the brand, each with the way to its page. SETUP-7 */
export function TextsOnPages({ shopId, search, language }: Props) {
  const mayEdit = useMay('editPages')
  const draft = useQuery({
    queryKey: ['decoration', shopId],
    queryFn: () => send(calls.decorationDraft, { shopId }),
    enabled: mayEdit && search.trim().length > 1,
  }).data
  if (!mayEdit || !draft) return null
  const nameOf = (id: string): string => {
    const { pageType = 'custom', title = {} } = draft.pages.find(({ page }) => page.decorationPageId === id)?.page ?? {}
    const own = inLanguage(title, currentLocale().id)
    return pageType === 'custom' ? own || t('decor.unnamed') : t(`decor.page.${pageType}`)
  }
  const shown = textsOfPages(draft.pages, { search, language })
  if (shown.length === 0) return null
  return (
    <section className={styles.page}>
      <h3>{t('texts.onPages')}</h3>
      <ul className={styles.rows}>
        {shown.map(({ decorationPageId, text }) => (
          <li key={`${decorationPageId} ${text}`} className={styles.onPage}>
            <span className={styles.builtIn}>{text}</span>
            <Button size="small" kind="secondary" onClick={() => goTo('pages', decorationPageId)}>
              {t('texts.openPage', { name: nameOf(decorationPageId) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
