import { t } from '@comanda/web/i18n'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type NoticeGroup, noticeGroups } from './notice-groups.ts'
import { NoticePreview } from './notice-preview.tsx'
import { TextRow } from './text-row.tsx'
import styles from './texts.module.css'
import type { OwnTexts } from './use-own-texts.ts'

interface GroupProps {
  shopId: number
  group: NoticeGroup
  texts: OwnTexts
  /** Shown open at first. */
  open: boolean
}

/** How many texts of a group are own ones or missing. */
function Count({ group, texts }: Pick<GroupProps, 'group' | 'texts'>) {
  const own = group.texts.filter(([key]) => (texts.value[key] ?? '').trim() !== '').length
  if (texts.isTranslation)
    return own < group.texts.length && <small>{t('texts.lacking', { count: group.texts.length - own })}</small>
  return own > 0 && <small>{t('texts.own', { count: own })}</small>
}

/** The texts of one message, with its preview. */
function Group({ shopId, group, texts, open: openAtFirst }: GroupProps) {
  const [open, setOpen] = useState(openAtFirst)
  return (
    <details className={styles.group} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>{group.title || t('texts.shared')}</span>
        <Count group={group} texts={texts} />
        <ChevronDown aria-hidden="true" size={18} />
      </summary>
      {open && (
        <div className={styles.noticeParts}>
          <ul className={styles.rows}>
            {group.texts.map(([key, text]) => (
              <TextRow key={key} id={key} builtIn={text} texts={texts} />
            ))}
          </ul>
          {group.name !== '' && <NoticePreview shopId={shopId} notice={group.name} texts={texts} />}
        </div>
      )}
    </details>
  )
}

interface NoticeTextsProps extends Pick<GroupProps, 'shopId' | 'texts'> {
  /** The texts of messages to show, with their built-in texts. */
  shown: readonly (readonly [key: string, text: string])[]
  /** All built-in texts. */
  builtIn: Readonly<Record<string, string>>
  /** The list is a result of a search: its texts are shown at once. */
  searched: boolean
}

/** The texts of e-mails, SMS and push messages, message by message. SETUP-7 */
export const NoticeTexts = ({ shopId, shown, builtIn, texts, searched }: NoticeTextsProps) => {
  const groups = noticeGroups(shown, builtIn)
  const open = searched && groups.length <= 5
  return groups.map(group => (
    <Group key={`${group.name} ${open}`} shopId={shopId} group={group} texts={texts} open={open} />
  ))
}
