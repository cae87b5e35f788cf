import type { settings as en } from '../../en-US/refusals/settings.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of what is set for a store. */
export const settings: WordsLike<typeof en> = {
  'refusal.set.windowBackwards': 'تنتهي هذه الساعات قبل أن تبدأ، أو تزيد على يوم.',
  'refusal.set.windowsOverlap': 'تتداخل هذه الساعات مع غيرها في اليوم نفسه. ادمجها أو افصل بينها.',
  'refusal.set.weekdaysMissing': 'اختر يوماً واحداً على الأقل لهذه الساعات.',
  'refusal.set.windowsMissing': 'أضف فترة واحدة على الأقل.',
  'refusal.set.intervalTooLong': 'فترة {minutes} دقيقة لا تتسع لها أي ساعات. اجعلها أقصر.',
  'refusal.set.wayTwice': 'طريقة الطلب هذه مكررة.',
  'refusal.set.dateUnknown': 'لا يوجد يوم كهذا في التقويم.',
  'refusal.set.dateTwice': 'اليوم {date} مكرر في القائمة. أبقِ واحداً منهما.',
  'refusal.set.zoneCorners': 'تحتاج المنطقة إلى ثلاث زوايا على الأقل تحيط بمساحة.',
  'refusal.set.zoneCrosses': 'حدّ هذه المنطقة يتقاطع مع نفسه. حرّك إحدى الزوايا.',
  'refusal.set.zoneTooFar': 'تبعد هذه الزاوية أكثر من {kilometres} كم عن المتجر. راجع إحداثياتها.',
  'refusal.set.zoneFreeFrom': 'لا يمكن أن يبدأ التوصيل المجاني دون الحد الأدنى للطلب.',
  'refusal.set.zoneHidden': 'تقع هذه الدائرة داخل منطقة تسبقها ولن تُحتسب أبداً. قدّمها أو كبّرها.',
  'refusal.set.partySizesUnfit': 'أكبر عدد أصغر من أصغر عدد.',
  'refusal.set.durationsUnfit': 'حدّد مدة حجز الطاولة من أصغر مجموعة إلى أكبرها.',
  'refusal.set.areaTableUnknown': 'لا توجد طاولة {table} هنا.',
  'refusal.set.areaTableTwice': 'الطاولة {table} في منطقتين. أبقها في واحدة.',
  'refusal.set.partyTooLargeForTables': 'تتسع الطاولات القابلة للحجز لـ {seats} على الأكثر.',
  'refusal.set.tableNumberTwice': 'توجد طاولة {table} بالفعل. اختر رقماً آخر.',
  'refusal.set.tableOccupied': 'يجلس ضيوف على الطاولة {table} الآن. حرّرها أولاً.',
  'refusal.set.tableBooked': 'للطاولة {table} حجوزات قادمة. انقلها أولاً.',
  'refusal.set.tablesMany': 'للمتجر {most} طاولة على الأكثر.',
  'refusal.set.zoneSteps': 'يجب أن تزداد مسافات الرسوم من سطر إلى آخر.',
  'refusal.set.rowTableUnknown': 'الطاولة {table} في هذا الصف ليست من طاولات المنطقة.',
  'refusal.set.rowTableTwice': 'الطاولة {table} في صفين. أبقها في صف واحد.',
  'refusal.set.depositEmpty': 'حدد مبلغ العربون من فضلك، أو أوقف العربون.',
  'refusal.set.depositTermShort': 'يمكن للضيوف الإلغاء حتى {minutes} دقيقة قبل الموعد، ولا تكون مهلة رد العربون أقصر.',
  'refusal.set.waysAllOff': 'يقبل المطعم نوعاً واحداً من الطلبات على الأقل. للإغلاق مؤقتاً أوقفه مؤقتاً.',
}
