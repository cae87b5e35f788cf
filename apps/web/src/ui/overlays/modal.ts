import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { openLayer } from '../../platform/layers.ts'
import { pushModal, removeModal } from './modal-stack.ts'
import { ignoreSecondTap } from './second-tap.ts'

/**
 * Opens a dialog as a modal while it is mounted: the rest of the page is inert, the back button and Escape call `onClose`, focus
 * moves to the `data-focus` element (else to the heading) and returns to the opener afterwards.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-focus]') ?? dialog.querySelector<HTMLElement>('h2') ?? dialog
    first.focus({ preventScroll: true })
    pushModal(dialog)
    const reduce = openLayer(() => close())
    const stopIgnoring = ignoreSecondTap(dialog)
    const cancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      close()
    }
    dialog.addEventListener('cancel', cancel)
    return () => {
      dialog.removeEventListener('cancel', cancel)
      stopIgnoring()
      reduce()
      removeModal(dialog)
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
