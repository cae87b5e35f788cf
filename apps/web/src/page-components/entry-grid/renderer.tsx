import { type ComponentOf, Headed, icons, withKeys } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { Link } from '../../ui/controls/link.tsx'
import { Grid } from '../../ui/layout/layout.tsx'
import styles from './entry-grid.module.css'

/** Links as tiles. */
export const Renderer = ({ title, entries }: ComponentOf<'entryGrid'>) => (
  <Headed title={title}>
    <Grid as="ul" gap={10} columns="repeat(auto-fit, minmax(min(100%, 6.4em), 1fr))">
      {withKeys(entries).map(({ entry, key }) => (
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
