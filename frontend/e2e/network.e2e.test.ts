import { testAttendees } from './network/attendees.ts'
import { testCallingOff } from './network/calling-off.ts'
import { testChangedMind } from './network/changed-mind.ts'
import { testFocus } from './network/focus.ts'
import { testKeyboard } from './network/keyboard.ts'
import { testLists } from './network/lists.ts'
import { testChoice, testCrowd, testLine, testMap } from './network/map.ts'
import { testMeetups } from './network/meetups.ts'
import { networkStageOf } from './network/network-stage.ts'
import { testNotLoaded } from './network/not-loaded.ts'
import { testOlderBrowser } from './network/older-browser.ts'
import { testPhone } from './network/on-a-phone.ts'
import { testOvertaken } from './network/overtaken.ts'
import { testPickedAgain } from './network/picked-again.ts'
import { testPlaces } from './network/places.ts'
import { testPresses } from './network/presses.ts'
import { testUnsaved } from './network/unsaved.ts'
import { openStage } from './stage.ts'

const stage = networkStageOf(openStage())

// One start of the whole system for all of them, in the order in which things come onto the map.
testPlaces(stage)
testChangedMind(stage)
testLine(stage)
testChoice(stage)
testMap(stage)
testPhone(stage)
testOlderBrowser(stage)
testMeetups(stage)
testAttendees(stage)
testKeyboard(stage)
testPresses(stage)
testFocus(stage)
testUnsaved(stage)
testOvertaken(stage)
testCallingOff(stage)
testPickedAgain(stage)
testNotLoaded(stage)
testCrowd(stage)
testLists(stage)
