import { Migration } from '@mikro-orm/migrations'

/** What people who have left said of their meetups is forgotten: in the meetup, and in each event that tells it. */
export class ForgottenMeetups extends Migration {
  override up(): void {
    this.addSql('alter table meetups add column forgotten_at timestamptz')
    this.addSql('create index meetups_by_organizer on meetups (organizer_id)')
    // Whose account was deleted before is looked at once more.
    this.addSql('update account_deletions set forgotten_at = null')
    // Events from before keep it in their payload, not in `personal`: they may lose exactly that, and nothing else.
    this.addSql(`
      create or replace function keep_history() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.personal is null
          and (to_jsonb(new) - 'personal' - 'payload') = (to_jsonb(old) - 'personal' - 'payload')
          and (new.payload = old.payload or (
            old.type in ('network.meetup-planned', 'network.meetup-changed', 'network.meetup-canceled',
              'network.notice-addressed')
            and new.payload = (old.payload - '{description,latitude,longitude,address,city,country,venue,movedFrom,reason}'::text[])
              #- '{notice,movedFrom}')) then
          return new;
        end if;
        raise exception 'domain_events is append-only';
      end $$;
    `)
  }
}
