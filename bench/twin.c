/* A yardstick: random play of XYbrid without the effects of cards, written by hand in C. `twin.py` compiles it,
 * checks that it plays the very games of the core, and compares instructions. It reads from its input:
 * seats, parts, breakthroughs, games, seed, then type and value of every part. It prints the infamy of every seat
 * for each game, and last the number of decisions. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD, ARM, LEGS, AUX, CORE };
enum { LAB, CORE_PILE, DECK, MONSTER, HAND = 7, PILE = 11, PLACES = 15 };
enum { NO_SLOT, SLOT_HEAD, LEFT, RIGHT, SLOT_LEGS, SLOT_AUX, SLOT_CORE };
enum { BOX = 4, SHOWN, GONE, ROUNDS = 3, LAST_CYCLE = 20, HANDED_OUT = 3, MOST = 256, SEATS = 4 };
#define COMPLETE (1 << SLOT_HEAD | 1 << LEFT | 1 << RIGHT | 1 << SLOT_LEGS)

typedef struct {
    int first[PLACES], held[PLACES], place[MOST], slot[MOST], after[MOST], bottom;
    int filled[SEATS], holder[MOST], first_seat, round, cycle, drew;
    int64_t infamy[SEATS];
    char replaced[MOST];
    uint32_t key[8], block[16];
    uint64_t counter;
    int used;
} State;

static int seats, parts, breakthroughs, type_of[MOST];
static int64_t value_of[MOST], decisions;
static int options[MOST], number;

/* Chance ------------------------------------------------------------------------------------------ */

static uint32_t qa, qb, qc, qcounter; /* sfc32, for the answers */

static uint32_t quick(void) {
    uint32_t total = qa + qb + qcounter++;
    qa = qb ^ (qb >> 9);
    qb = qc + (qc << 3);
    qc = (qc << 21 | qc >> 11) + total;
    return total;
}

#define TURN(x, n) ((x) << (n) | (x) >> (32 - (n)))
#define QUARTER(a, b, c, d) \
    a += b, d = TURN(d ^ a, 16), c += d, b = TURN(b ^ c, 12), a += b, d = TURN(d ^ a, 8), c += d, b = TURN(b ^ c, 7)

static uint32_t word(State *s) {
    if (s->used == 16) {
        uint32_t in[16] = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574}, x[16];
        memcpy(in + 4, s->key, sizeof s->key);
        in[12] = (uint32_t)s->counter, in[13] = (uint32_t)(s->counter >> 32), in[14] = in[15] = 0;
        s->counter++;
        memcpy(x, in, sizeof x);
        for (int i = 0; i < 4; i++) {
            QUARTER(x[0], x[4], x[8], x[12]), QUARTER(x[1], x[5], x[9], x[13]);
            QUARTER(x[2], x[6], x[10], x[14]), QUARTER(x[3], x[7], x[11], x[15]);
            QUARTER(x[0], x[5], x[10], x[15]), QUARTER(x[1], x[6], x[11], x[12]);
            QUARTER(x[2], x[7], x[8], x[13]), QUARTER(x[3], x[4], x[9], x[14]);
        }
        for (int i = 0; i < 16; i++) s->block[i] = x[i] + in[i];
        s->used = 0;
    }
    return s->block[s->used++];
}

static int below(State *s, uint32_t bound) { /* of the game, or for an answer where there is no game */
    uint64_t product = (uint64_t)(s ? word(s) : quick()) * bound;
    if ((uint32_t)product < bound) {
        uint32_t threshold = (uint32_t)(-bound) % bound;
        while ((uint32_t)product < threshold) product = (uint64_t)(s ? word(s) : quick()) * bound;
    }
    return (int)(product >> 32);
}

static void mix(State *s, int *row, int size) {
    for (int last = size - 1; last > 0; last--) {
        int other = below(s, (uint32_t)last + 1), kept = row[last];
        row[last] = row[other], row[other] = kept;
    }
}

/* One of the options: a decision, if there are several. */
static int decide(void) {
    if (number == 1) return options[0];
    decisions++;
    return options[below(NULL, (uint32_t)number)];
}

/* Zones ------------------------------------------------------------------------------------------- */

static void unlink_part(State *s, int part) {
    int place = s->place[part], before = -1;
    if (s->first[place] == part)
        s->first[place] = s->after[part];
    else {
        for (before = s->first[place]; s->after[before] != part; before = s->after[before]) {}
        s->after[before] = s->after[part];
    }
    if (place == DECK && s->bottom == part) s->bottom = before;
    s->held[place]--;
    if (place >= MONSTER && place < HAND) s->filled[place - MONSTER] &= ~(1 << s->slot[part]);
}

static void link_part(State *s, int part, int place, int slot) {
    s->place[part] = place, s->slot[part] = slot, s->held[place]++;
    if (place == DECK) {
        s->after[part] = -1;
        if (s->bottom < 0)
            s->first[DECK] = part;
        else
            s->after[s->bottom] = part;
        s->bottom = part;
        return;
    }
    if (place >= MONSTER && place < HAND && slot != SLOT_AUX) s->filled[place - MONSTER] |= 1 << slot;
    int at = s->first[place];
    if (at < 0 || at > part) {
        s->after[part] = at, s->first[place] = part;
        return;
    }
    while (s->after[at] >= 0 && s->after[at] < part) at = s->after[at];
    s->after[part] = s->after[at], s->after[at] = part;
}

static void move(State *s, int part, int place, int slot) {
    unlink_part(s, part);
    link_part(s, part, place, slot);
}

static void move_all(State *s, int here, int there) {
    while (s->first[here] >= 0) move(s, s->first[here], there, NO_SLOT);
}

static int is_open(State *s, int seat, int slot) { return !(s->filled[seat] >> slot & 1); }

static int open_slots(State *s, int seat, int type) {
    if (type == HEAD) return is_open(s, seat, SLOT_HEAD);
    if (type == LEGS) return is_open(s, seat, SLOT_LEGS);
    return type == ARM ? is_open(s, seat, LEFT) + is_open(s, seat, RIGHT) : 0;
}

static void attach(State *s, int seat, int part) {
    static const int slots[] = {SLOT_HEAD, 0, SLOT_LEGS, SLOT_AUX, SLOT_CORE};
    int type = type_of[part];
    move(s, part, MONSTER + seat, type != ARM ? slots[type] : is_open(s, seat, LEFT) ? LEFT : RIGHT);
}

/* Steps ------------------------------------------------------------------------------------------- */

static void shuffle(State *s) {
    int order[MOST], size = 0;
    for (int part = 0; part < parts; part++)
        if (s->place[part] == DECK) order[size++] = part;
    mix(s, order, size);
    s->bottom = size ? order[size - 1] : -1;
    s->first[DECK] = -1;
    for (int at = size - 1; at >= 0; at--) s->after[order[at]] = s->first[DECK], s->first[DECK] = order[at];
}

static void restock(State *s) {
    while (s->held[LAB] < 2 * seats + 1 && s->held[DECK]) move(s, s->first[DECK], LAB, NO_SLOT);
}

static void pick_first_player(State *s) {
    int64_t least = s->infamy[0];
    for (int seat = 1; seat < seats; seat++)
        if (s->infamy[seat] < least) least = s->infamy[seat];
    number = 0;
    for (int seat = 0; seat < seats; seat++)
        if (s->infamy[seat] == least) options[number++] = seat;
    s->first_seat = options[number > 1 ? below(s, (uint32_t)number) : 0];
}

static void draw(State *s, int seat) {
    if (!s->held[LAB]) return;
    int anything = 1;
    for (int part = s->first[LAB]; part >= 0; part = s->after[part])
        if (open_slots(s, seat, type_of[part])) anything = 0;
    number = 0;
    for (int part = s->first[LAB]; part >= 0; part = s->after[part])
        if (anything || type_of[part] == AUX || open_slots(s, seat, type_of[part])) options[number++] = part;
    s->drew = 1;
    move(s, decide(), HAND + seat, NO_SLOT);
    if (!s->held[LAB] && s->held[DECK]) restock(s);
}

static int find_held(State *s, int seat, int type) {
    number = 0;
    for (int part = s->first[HAND + seat]; part >= 0; part = s->after[part])
        if (type_of[part] == type) options[number++] = part;
    return number;
}

static void find_replaceable(State *s, int seat, int part) {
    number = 0;
    if (s->replaced[part] || type_of[part] > LEGS) return;
    for (int other = s->first[MONSTER + seat]; other >= 0; other = s->after[other])
        if (type_of[other] == type_of[part]) options[number++] = other;
}

static int find_swaps(State *s, int seat) {
    int found[MOST], many = 0;
    found[many++] = -1;
    for (int part = s->first[HAND + seat]; part >= 0; part = s->after[part]) {
        find_replaceable(s, seat, part);
        if (number) found[many++] = part;
    }
    memcpy(options, found, sizeof(int) * (size_t)many);
    return number = many;
}

static void put_arm(State *s, int seat, int part) { /* both sides are open */
    options[0] = LEFT, options[1] = RIGHT, number = 2;
    move(s, part, MONSTER + seat, decide());
}

static void build(State *s, int seat) {
again:
    for (int many = find_held(s, seat, AUX), at = 0; at < many; at++) attach(s, seat, options[at]);
    for (int type = HEAD; type <= LEGS; type++) {
        int held = find_held(s, seat, type), slots = open_slots(s, seat, type);
        if (!held || !slots) continue;
        int part = held > slots ? decide() : options[0];
        if (type == ARM && slots == 2)
            put_arm(s, seat, part);
        else
            attach(s, seat, part);
        goto again;
    }
    while (find_swaps(s, seat) > 1) {
        int arriving = decide();
        if (arriving < 0) break;
        find_replaceable(s, seat, arriving);
        int leaving = decide(), slot = s->slot[leaving];
        unlink_part(s, arriving), unlink_part(s, leaving);
        link_part(s, arriving, MONSTER + seat, slot), link_part(s, leaving, HAND + seat, NO_SLOT);
        s->replaced[leaving] = 1, s->replaced[arriving] = 0;
    }
    for (int part = s->first[HAND + seat]; part >= 0; part = s->after[part]) s->replaced[part] = 0;
}

static int seat_of(State *s, int turn) { return (s->first_seat + turn) % seats; }

static int goes_on(State *s) {
    int whole = 1;
    for (int seat = 0; seat < seats; seat++) whole &= (s->filled[seat] & COMPLETE) == COMPLETE;
    return !whole && s->drew && s->cycle < LAST_CYCLE;
}

static void commit_breakthroughs(State *s) {
    int picked[SEATS];
    for (int seat = 0; seat < seats; seat++) {
        number = 0, options[number++] = -1;
        for (int one = 0; one < breakthroughs; one++)
            if (s->holder[one] == seat) options[number++] = one;
        picked[seat] = decide();
    }
    for (int seat = 0; seat < seats; seat++)
        if (picked[seat] >= 0) s->holder[picked[seat]] = SHOWN;
}

static void gain(State *s) {
    for (int seat = 0; seat < seats; seat++) {
        int64_t total = s->held[HAND + seat];
        for (int part = s->first[MONSTER + seat]; part >= 0; part = s->after[part]) total += value_of[part];
        s->infamy[seat] += total;
    }
}

static void refresh(State *s) {
    for (int seat = 0; seat < seats; seat++)
        move_all(s, MONSTER + seat, PILE + seat), move_all(s, HAND + seat, DECK);
    move_all(s, LAB, DECK);
    for (int one = 0; one < breakthroughs; one++)
        if (s->holder[one] == SHOWN) s->holder[one] = GONE;
}

static void play(State *s) {
    int order[MOST];
    shuffle(s), restock(s);
    for (int one = 0; one < breakthroughs; one++) order[one] = one;
    mix(s, order, breakthroughs);
    for (int at = 0; at < seats * HANDED_OUT; at++) s->holder[order[at]] = at / HANDED_OUT;
    pick_first_player(s);
    for (;;) {
        s->round++, s->cycle = 0;
        for (int turn = 0; turn < seats; turn++) {
            number = 0;
            for (int part = s->first[CORE_PILE]; part >= 0; part = s->after[part]) options[number++] = part;
            move(s, decide(), MONSTER + seat_of(s, turn), SLOT_CORE);
        }
        do {
            s->cycle++, s->drew = 0;
            for (int turn = 0; turn < seats; turn++) draw(s, seat_of(s, turn)), build(s, seat_of(s, turn));
        } while (goes_on(s));
        commit_breakthroughs(s);
        gain(s);
        if (s->round == ROUNDS) return;
        refresh(s), shuffle(s), restock(s), pick_first_player(s);
    }
}

int main(void) {
    static State start, state;
    int games;
    uint64_t seed;
    if (scanf("%d %d %d %d %" SCNu64, &seats, &parts, &breakthroughs, &games, &seed) != 5) return 1;
    for (int part = 0; part < parts; part++)
        if (scanf("%d %" SCNd64, &type_of[part], &value_of[part]) != 2) return 1;
    for (int place = 0; place < PLACES; place++) start.first[place] = -1;
    for (int one = 0; one < breakthroughs; one++) start.holder[one] = BOX;
    start.bottom = -1, start.used = 16;
    for (int part = 0; part < parts; part++) link_part(&start, part, type_of[part] == CORE ? CORE_PILE : DECK, NO_SLOT);
    qa = (uint32_t)seed, qb = (uint32_t)(seed >> 32), qc = 0x9E3779B9, qcounter = 1;
    for (int i = 0; i < 12; i++) quick();
    for (int game = 0; game < games; game++) {
        state = start;
        for (int i = 0; i < 8; i++) state.key[i] = quick();
        play(&state);
        for (int seat = 0; seat < seats; seat++) printf("%" PRId64 " ", state.infamy[seat]);
        printf("\n");
    }
    printf("%" PRId64 "\n", decisions);
    return 0;
}
