import { say } from '../words.ts'

/** Areas of the stores. */
export const areaNames = {
  window: say('By the window', '窗边', 'عند النافذة'),
  room: say('Main room', '大厅', 'الصالة'),
  counter: say('Counter', '吧台', 'المنضدة'),
  terrace: say('Terrace', '露台', 'الشرفة'),
  family: say('Family room', '家庭厅', 'قسم العائلات'),
}
