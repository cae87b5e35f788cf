import { X } from 'lucide-react'
import { createContext, type MouseEvent, type ReactNode, useContext, useId, useRef } from 'react'
import { afterPaint } from '../../platform/device/after-paint.ts'
import { t } from '../../platform/i18n/texts.ts'
import { IconButton } from '../controls/button.tsx'
import { classNames } from '../class-names.ts'
import { useDragToClose } from './drag-to-close.ts'
import { useModal } from './modal.ts'
import { Text } from '../text/text.tsx'
import styles from './sheet.module.css'

type Close = (then?: () => void) => void

const CloseContext = createContext<Close>(() => {})

/**
 * Closes the enclosing sheet with its exit animation. Once that is seen, and before the sheet is gone, it calls `then`; not if the sheet
 * is closing already.
 */
export const useCloseSheet = (): Close => useContext(CloseContext)

interface SheetProps {
  title: ReactNode
  /** Called after the exit animation: mount the sheet to open it, unmount it here. */
  onClose: () => void
  /** Stays visible below the scrolling content: the sheet's main button. */
  foot?: ReactNode
  /** Picture from edge to edge above the title, with the close button over it. */
  cover?: ReactNode
  /** Full screen height, for lists with a search field. */
  full?: boolean
  children: ReactNode
  className?: string
}

/** Reports the cover of a new sheet to the motion of pictures, if that is loaded. DECO-8 */
const coverShown = (body: HTMLElement | null) =>
  void body?.firstElementChild?.dispatchEvent(new Event('cover', { bubbles: true }))

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Exit animation: slides out from the position it was dragged to. */
async function slideOut(sheet: HTMLElement): Promise<void> {
  // Ignore input from now on, so that the second half of a double tap does not repeat the action.
  sheet.style.pointerEvents = 'none'
  if (calm()) return
  const down = matchMedia('(min-width: 768px)').matches ? '0 16px' : '0 100%'
  const motion = sheet.animate([{}, { translate: down, opacity: 0 }], {
    duration: 170,
    easing: 'ease-in',
    fill: 'forwards',
  })
  await motion.finished.catch(() => {})
}

/**
 * A sheet that slides over the page from below; a centered panel from 768 px on. Closes by its button, a drag down, a tap
 * outside, Escape and the back button.
 */
export function Sheet({ title, onClose, foot, cover, full, children, className }: SheetProps) {
  const titleId = useId()
  const leaving = useRef(false)
  const close = async (then?: () => void) => {
    if (leaving.current) return
    leaving.current = true
    const finish = then && afterPaint(then)
    if (ref.current) await slideOut(ref.current)
    finish?.()
    onClose()
  }
  const ref = useModal(() => void close())
  const drag = useDragToClose(
    () => ref.current,
    () => void close(),
  )
  const beside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) void close()
  }
  const heading = (
    <Text id={titleId} as="h2" size={cover ? 20 : 18} tabIndex={-1}>
      {title}
    </Text>
  )
  return (
    // A tap outside needs no keyboard equivalent: Escape does the same.
    <dialog
      ref={ref}
      className={classNames(styles.sheet, full && styles.full, cover !== undefined && styles.covered, className)}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClick={beside}
    >
      <CloseContext value={then => void close(then)}>
        <div className={styles.head} {...(full ? {} : drag)}>
          {!cover && heading}
          <IconButton label={t('ui.close')} icon={<X aria-hidden="true" />} onClick={() => void close()} />
        </div>
        <div ref={cover ? coverShown : undefined} className={styles.body}>
          {cover}
          {cover && heading}
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </CloseContext>
    </dialog>
  )
}
