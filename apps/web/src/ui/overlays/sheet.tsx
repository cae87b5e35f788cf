import { X } from 'lucide-react'
import { createContext, type MouseEvent, type ReactNode, useContext, useId, useRef, useState } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { IconButton } from '../controls/button.tsx'
import { classNames } from '../class-names.ts'
import { useDragToClose } from './drag-to-close.ts'
import { useModal } from './modal.ts'
import { Text } from '../text/text.tsx'
import styles from './sheet.module.css'

const CloseContext = createContext<() => void>(() => {})

/** Closes the sheet one is in, with its way out drawn. */
export const useCloseSheet = (): (() => void) => useContext(CloseContext)

interface SheetProps {
  title: ReactNode
  /** Called when the sheet has gone: mount it to open it, take it away here. */
  onClose: () => void
  /** Stays in sight under what scrolls: the button that the sheet is for. */
  foot?: ReactNode
  /** As high as the screen, for lists that are searched. */
  full?: boolean
  children: ReactNode
  className?: string
}

const DOUBLE_TAP_MS = 400

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What a sheet does when it leaves: it slides out from wherever it was dragged to. */
async function slideOut(sheet: HTMLElement): Promise<void> {
  // What it was opened for is done: the second half of a double tap does not do it again.
  sheet.style.pointerEvents = 'none'
  if (calm()) return
  const down = matchMedia('(min-width: 1024px)').matches ? '0 16px' : '0 100%'
  const motion = sheet.animate([{}, { translate: down, opacity: 0 }], {
    duration: 170,
    easing: 'ease-in',
    fill: 'forwards',
  })
  await motion.finished.catch(() => {})
}

/**
 * Slides over the page from below; a panel in the middle from 1024 px on. Closes by its button, a drag down, a tap
 * beside it, Escape and the back button.
 */
export function Sheet({ title, onClose, foot, full, children, className }: SheetProps) {
  const titleId = useId()
  const leaving = useRef(false)
  const close = async () => {
    if (leaving.current) return
    leaving.current = true
    if (ref.current) await slideOut(ref.current)
    onClose()
  }
  const ref = useModal(() => void close())
  const drag = useDragToClose(
    () => ref.current,
    () => void close(),
  )
  const [openedAt] = useState(() => performance.now())
  const beside = (event: MouseEvent) => {
    // The second half of the double tap that opened it does not close it.
    if (event.target === event.currentTarget && event.timeStamp - openedAt > DOUBLE_TAP_MS) void close()
  }
  return (
    // A tap beside the sheet is an extra: Escape is the key for it.
    <dialog
      ref={ref}
      className={classNames(styles.sheet, full && styles.full, className)}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClick={beside}
    >
      <CloseContext value={() => void close()}>
        <div className={styles.head} {...(full ? {} : drag)}>
          <Text id={titleId} as="h2" size={18} tabIndex={-1}>
            {title}
          </Text>
          <IconButton label={t('ui.close')} icon={<X aria-hidden="true" />} onClick={() => void close()} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </CloseContext>
    </dialog>
  )
}
