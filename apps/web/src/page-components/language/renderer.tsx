import { localeNamed } from '@comanda/messages'
import { currentLocale, storeLocale, t } from '../../platform/i18n/index.ts'
import { startup } from '../../platform/startup.ts'
import { Section } from '../../ui/layout/card.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import styles from './language.module.css'

/** Changes the app's language; its texts come with the next page. ETC-1 */
function turnTo(id: string): void {
  storeLocale(id)
  location.reload()
}

/** The brand's languages, each by its own name. NAV-10 */
export function Renderer() {
  const languages = (startup()?.corporation.languages ?? []).map(localeNamed)
  const now = currentLocale().id
  if (languages.length < 2) return null
  return (
    <Section title={t('home.language')}>
      <Row as="ul" gap={8} wrap align="stretch">
        {languages.map(({ id, tag, name }) => (
          <li key={id}>
            <button
              type="button"
              lang={tag}
              className={styles.language}
              aria-pressed={id === now}
              onClick={() => id !== now && turnTo(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </Row>
    </Section>
  )
}
