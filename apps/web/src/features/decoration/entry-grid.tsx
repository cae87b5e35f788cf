import { localize } from '../../platform/i18n/index.ts'
import { Headed } from './headed.tsx'
import { Link } from '../../ui/controls/link.tsx'
import type { ComponentOf } from './api.ts'
import { Grid } from '../../ui/layout/layout.tsx'
import styles from './decoration.module.css'
import { icons } from './icons.tsx'
import { withKeys } from './with-keys.ts'

/** Links as tiles. */
export const EntryGrid = ({ title, entries }: ComponentOf<'entryGrid'>) => (
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
