import { ArrowLeft } from 'lucide-react'
import ui from './ui.module.css'

/** The arrow of a button that goes back: against the direction of the text. */
export const BackArrow = () => <ArrowLeft className={ui.backArrow} aria-hidden="true" size={18} />
