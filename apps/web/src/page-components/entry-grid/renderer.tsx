import { type ComponentOf, Headed, icons, usePagePreview, withKeys } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { startup } from '../../platform/startup.ts'
import { Link } from '../../ui/controls/link.tsx'
import { Grid } from '../../ui/layout/layout.tsx'
import styles from './entry-grid.module.css'
import { entriesTaken } from './entries-taken.ts'

/** Links as tiles; without those to order types that no store takes, except in the editor. */
export function Renderer({ title, entries }: ComponentOf<'entryGrid'>) {
  const isPreview = usePagePreview() !== undefined
  const shown = isPreview ? entries : entriesTaken(entries, startup()?.orderTypes)
  if (shown.length === 0) return null
  return (
    <Headed title={title}>
      <Grid as="ul" gap={10} columns="repeat(auto-fit, minmax(min(100%, 6.4em), 1fr))">
        {withKeys(shown).map(({ entry, key }) => (
          <li key={key}>
            <Link to={entry.link} className={styles.entry}>
              <span className={styles.entryIcon} aria-hidden="true">
                {icons[entry.icon]}
              </span>
              <strong className={styles.entryTitle}>{localize(entry.title)}</strong>
              <span className={styles.entryText}>{localize(entry.text)}</span>
            </Link>
          </li>
        ))}
      </Grid>
    </Headed>
  )
}
