import { Migration } from '@mikro-orm/migrations'

/** Of somebody who has left, the page to be taken away is known, and not what it says. */
export class PagesOfThoseWhoLeft extends Migration {
  override up(): void {
    this.addSql('alter table notion_member_pages alter column written drop not null')
  }
}
