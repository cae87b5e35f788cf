import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { currentLocale, loadTexts, t } from '../../platform/i18n/index.ts'
import styles from './start-button.module.css'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const StartSheet = lazyPart(async () => {
  const [{ StartSheet: sheet }] = await Promise.all([import('./start-sheet.tsx'), loadTexts(currentLocale(), 'rest')])
  return sheet
})

interface StartGroupButtonProps {
  shopId: number
  bizType: 1200 | 1300
  /** Over the picture of the store, without moving the layout; else as a line of the cart. */
  over?: boolean
}

/** Link to start a group order. */
export function StartGroupButton({ shopId, bizType, over }: StartGroupButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={over ? styles.over : styles.line}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Users aria-hidden="true" />
        {t('menu.orderTogether')}
      </button>
      {open && (
        <Suspense>
          <StartSheet shopId={shopId} bizType={bizType} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
